/** Time zone of this machine, the default for calendar days. */
export const machineZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
