export { csvLines } from "../../core/formats/csv.ts";
