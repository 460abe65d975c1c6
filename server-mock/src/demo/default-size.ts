/** Meetings of the demo data unless asked otherwise. In a file of its own: commands name it before they load the data. */
export const defaultMeetings = 400;
