export { TZDate } from "@date-fns/tz";
