// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace labdesk::api {

/// The body of a write: can be read once and never again. Because it is sequential, the transport cannot send the
/// request a second time by itself when the connection goes before the answer, as it otherwise does without asking, up
/// to four times. A DELETE and a POST without a body carry one of zero length for that reason alone. Measured with Qt 6.4.2.
class WriteOnceDevice : public QIODevice
{
    Q_OBJECT

public:
    explicit WriteOnceDevice(QByteArray bytes, QObject *parent = nullptr);

    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_read == m_bytes.size(); }
    bool reset() override { return false; }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_read + QIODevice::bytesAvailable(); }

    /// Whether any byte was handed out. If not, and there is one, then the body never left.
    bool wasTouched() const { return m_read > 0; }

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qsizetype m_read = 0;
};

} // namespace labdesk::api
