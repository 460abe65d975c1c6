import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// Asks each server for `/healthz`, on a thread that does nothing else: the test's own thread is busy with its clients.

const PAUSE_MS = 25;
const agent = new Agent({ keepAlive: true });
let urls = workerData.urls;
let isEnding = false;
let slowestHealthMs = 0;
let asked = 0;
const failures = [];

parentPort.on("message", (message) => {
  if (message.urls) urls = message.urls;
  else isEnding = true;
});

while (!isEnding) {
  await Promise.all(urls.map(probe));
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
agent.destroy();
parentPort.postMessage({ slowestHealthMs, asked, failures });
parentPort.close();

async function probe(url) {
  const start = performance.now();
  const status = await statusOf(url);
  // What was taken out meanwhile may have ended.
  if (!urls.includes(url)) return;
  asked += 1;
  slowestHealthMs = Math.max(slowestHealthMs, performance.now() - start);
  if (status !== 200) failures.push(`/healthz ${status}`);
}

function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(`${url}/healthz`, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
    });
    request.once("error", (error) => resolve(error.code));
  });
}
