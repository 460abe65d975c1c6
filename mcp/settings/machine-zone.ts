/** The zone of this machine, in which days begin where a call names none. */
export const machineZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
