export { readMoment } from "../../analysis/periods/read-moment.ts";
