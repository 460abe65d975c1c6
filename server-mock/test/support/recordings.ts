/** Captions of Zoom. */
export const ZOOM_CAPTIONS =
  "WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.000\nAna Ruiz: Good morning.\n\n2\n00:00:03.500 --> 00:00:05.000\nAna Ruiz: Shall we start?\n\n3\n00:00:06.000 --> 00:00:08.000\nBo Lind: Yes: now.\n";

/** A call as the interface of Fireflies returns it. */
export const FIREFLIES_CALL = {
  data: {
    transcript: {
      ...{ id: "ff-1", title: "Discovery", dateString: "2026-11-03T14:00:00.000Z", duration: 30.5 },
      meeting_attendees: [{ displayName: "Ana R.", email: "ana@acme.example" }],
      sentences: [{ speaker_name: "Ana R.", text: "Hello.", start_time: 1.2, end_time: 2 }],
    },
  },
};

/** A call as the interface of Gong returns it. */
export const GONG_CALL = {
  calls: [
    {
      metaData: {
        id: "77",
        title: "Demo",
        started: "2026-11-04T10:00:00-05:00",
        duration: 1800,
        url: "https://gong.example/call?id=77",
      },
      parties: [
        { name: "Ben Lund", emailAddress: "ben@acme.example", speakerId: "1", affiliation: "Internal", title: "AE" },
        { name: "Bo Lind", speakerId: "2", affiliation: "External" },
      ],
    },
  ],
  callTranscripts: [
    { callId: "77", transcript: [{ speakerId: "2", sentences: [{ start: 1500, end: 2500, text: "Show me." }] }] },
  ],
};
