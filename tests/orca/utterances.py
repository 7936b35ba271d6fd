# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A speech server for Orca that speaks nothing and writes what it would say, one JSON line each, to $UTTERANCES."""

import json
import os
import time

from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    _only = None

    @staticmethod
    def getFactoryName():
        return "Utterances"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._only is None:
            SpeechServer._only = SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        pass

    def __init__(self):
        super().__init__()
        self._file = open(os.environ["UTTERANCES"], "a", encoding="utf-8", buffering=1)

    def _write(self, **what):
        self._file.write(json.dumps({"at": time.monotonic(), **what}) + "\n")

    def getInfo(self):
        return ["Utterances", "utterances"]

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({})]

    # As Orca's own for Speech Dispatcher: `interrupt` doesn't cut what is said, only stop() does.
    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            self._write(say=text.strip())

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self.speak(context.utterance)

    def stop(self):
        self._write(stop=True)
