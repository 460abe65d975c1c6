export { readMoment } from "../../core/periods/read-moment.ts";
