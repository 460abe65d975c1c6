import { parentPort, workerData } from "node:worker_threads";
import { readUpload, type Upload } from "../team/import/upload.ts";

// Runs in the thread of an upload: reads the file, and ends.
void readUpload(workerData as Upload).then((read) => parentPort?.postMessage(read));
