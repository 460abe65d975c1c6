export { Document, parseDocument, stringify } from "yaml";
