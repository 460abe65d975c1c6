import { appendFileSync, closeSync, openSync, readFileSync, readSync, writeSync } from "node:fs";
import { relative } from "node:path";
import { startTests } from "@vitest/runner";
import { VitestTestRunner } from "vitest/runners";

const { MUTATION_FOLDER: folder, MUTATION_LOG: log, MUTATION_LATE } = process.env;
const ROOT = process.cwd();
const CHECK_EVERY = 40;
const LATE_FROM_SECONDS = 2;
/** A timeout counts as a kill only if the test's file is faster than this without a mutant; else the machine is busy. */
const CLEAN_SECONDS = 15;
const OVER_TIME = /^(?:Test|Hook) timed out in \d+ms/;

// The mutants' own switch and counters. What counts is held by the modules of the code, so it is emptied and never replaced.
globalThis.__stryker__ = { mutantCoverage: { static: {}, perTest: {} } };
const stryker = globalThis.__stryker__;
const empty = (object) => {
  for (const key of Object.keys(object)) delete object[key];
};

/**
 * Runs a test file as usual, and once more, noting which mutants each test meets: those of code that runs when a module is loaded are
 * met the first time alone, and cannot be tried like this. Then, for each mutant that no test has noticed yet, switches it on and
 * evaluates and runs the file again, with the tests that meet it alone. Modules of the code stay loaded, which is what makes this quick:
 * now and then the file runs without a mutant, so that one that left something behind in a module is not taken for many.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a runner as one
export default class MutationRunner extends VitestTestRunner {
  onCollected(files) {
    for (const test of files.flatMap(testsOf)) test.concurrent = false;
    note({ static: Object.keys(stryker.mutantCoverage.static).map(Number) });
    empty(stryker.mutantCoverage.static);
    empty(stryker.mutantCoverage.perTest);
    stryker.currentTestId = "hooks";
  }

  async onAfterRunFiles(files) {
    super.onAfterRunFiles();
    stryker.currentTestId = undefined;
    for (const file of files ?? []) await this.#tryMutants(file);
  }

  async #tryMutants(file) {
    const name = relative(ROOT, file.filepath);
    const failed = testsOf(file).filter(({ result }) => result?.state === "fail");
    const { perTest } = stryker.mutantCoverage;
    const atFirst = Object.values(perTest).flatMap(Object.keys);
    empty(perTest);
    // What a mutant costs is what the file takes once its modules are loaded, its preparations included.
    const seconds = await this.#secondsOf(file, new Set(testsOf(file).map(({ id }) => id)));
    if (!MUTATION_LATE && seconds > LATE_FROM_SECONDS) {
      note({ late: name });
      return;
    }
    const bad = new Set(failed.map(({ id }) => id));
    const met = new Map();
    for (const [id, hits] of Object.entries(perTest))
      for (const [mutant, count] of Object.entries(hits)) {
        const entry = met.get(mutant) ?? { tests: new Set(), hits: 0 };
        // What is met while the tests are prepared is met by all of them.
        for (const test of id === "hooks" ? testsOf(file).map((each) => each.id) : [id])
          if (!bad.has(test)) entry.tests.add(test);
        entry.hits += count;
        met.set(mutant, entry);
      }
    note({ static: atFirst.filter((mutant) => !met.has(mutant)).map(Number) });
    const known = readKnown(name);
    const state = openSync(`${folder}/state`, "r+");
    const all = new Set(
      testsOf(file)
        .filter(({ id, result }) => !bad.has(id) && result?.state === "pass")
        .map(({ id }) => id),
    );
    let pending = [];
    const isClean = async () => (await this.#run(file, all, undefined)).outcome === "pass";
    const settle = async () => {
      if (pending.length === 0) return;
      if (await isClean()) for (const { line, mutant } of pending) keep(state, mutant, line);
      else {
        // One of these left something behind. They are tried again in a new process, with a check behind each.
        note({ careful: pending.map(({ mutant }) => Number(mutant)), file: name });
        process.reallyExit(75);
      }
      pending = [];
    };
    let sinceCheck = 0;
    for (const [mutant, { tests, hits }] of met) {
      if (known.done.has(Number(mutant)) || isKilled(state, mutant) || tests.size === 0) continue;
      note({ begin: Number(mutant), file: name });
      const { outcome, test, isOverTime } = await this.#run(file, tests, mutant, hits);
      const isBusy = isOverTime && (await this.#secondsOf(file, all)) > CLEAN_SECONDS;
      const result = isBusy ? "pass" : outcome;
      const line = { end: Number(mutant), file: name, status: result === "pass" ? "survived" : "killed", test };
      if (known.careful.has(Number(mutant)) && result !== "pass") {
        keep(state, mutant, line);
        if (!(await isClean())) process.reallyExit(75);
        continue;
      }
      pending.push({ mutant, line });
      sinceCheck += 1;
      if (sinceCheck >= CHECK_EVERY) {
        await settle();
        sinceCheck = 0;
      }
    }
    await settle();
    closeSync(state);
    note({ done: name, ...(failed.length > 0 ? { failed: failed.map((each) => each.name) } : {}) });
  }

  async #secondsOf(file, tests) {
    const startedAt = performance.now();
    await this.#run(file, tests, undefined);
    return (performance.now() - startedAt) / 1_000;
  }

  async #run(file, tests, mutant, hits = 0) {
    const inner = new MutantRun(this, tests);
    stryker.hitCount = 0;
    stryker.hitLimit = hits * 100 + 1_000;
    inner.onCleanupWorkerContext = () => undefined;
    inner.mutant = mutant;
    empty(stryker.mutantCoverage.perTest);
    stryker.currentTestId = "hooks";
    try {
      await startTests([{ filepath: file.filepath, testLocations: undefined, testIds: undefined }], inner);
    } catch (error) {
      inner.failed ??= String(error);
    } finally {
      stryker.activeMutant = undefined;
      stryker.currentTestId = undefined;
    }
    const { failed: test, isOverTime } = inner;
    return { outcome: test === undefined ? "pass" : "fail", test, isOverTime };
  }
}

/** One more run of a test file: of some tests alone, reported to nobody, ended by the first failure. */
class MutantRun extends VitestTestRunner {
  failed;
  /** Whether the first test that failed did so by the limit of its time. */
  isOverTime = false;
  #tests;

  constructor(outer, tests) {
    super(outer.config);
    this.moduleRunner = outer.moduleRunner;
    this.__setTraces(outer._otel);
    this.#tests = tests;
  }

  importFile(filepath, source) {
    const node = this.workerState.evaluatedModules.getModuleById(filepath);
    if (node) this.workerState.evaluatedModules.invalidateModule(node);
    return super.importFile(filepath, source);
  }

  onCollected(files) {
    for (const file of files) {
      if (file.result?.state === "fail") this.failed ??= "(the file does not load)";
      for (const test of testsOf(file)) {
        test.concurrent = false;
        test.retry = 0;
        if (!this.#tests.has(test.id) && test.mode === "run") test.mode = "skip";
      }
      skipEmpty(file);
    }
    stryker.activeMutant = this.mutant;
  }

  async onBeforeRunTask(test) {
    stryker.currentTestId = test.id;
    await super.onBeforeRunTask(test);
  }

  onAfterRunTask(test) {
    stryker.currentTestId = "hooks";
    super.onAfterRunTask(test);
    if (this.mutant !== undefined && test.result?.state === "fail") {
      if (this.failed === undefined)
        this.isOverTime = test.result.errors?.some(({ message }) => OVER_TIME.test(message)) ?? false;
      this.failed ??= test.name;
      this.cancelRun = true;
    }
  }

  async onAfterRunSuite(suite) {
    if (suite.result?.state === "fail") this.failed ??= `(hooks of ${suite.name})`;
    if (suite.mode !== "skip" && "filepath" in suite) this.snapshotClient.clear();
  }

  onTaskUpdate() {
    // There is no reporter.
  }
}

function skipEmpty(suite) {
  for (const task of suite.tasks) if (task.type === "suite") skipEmpty(task);
  if (suite.tasks.every(({ mode }) => mode === "skip" || mode === "todo")) suite.mode = "skip";
}

function testsOf(suite) {
  return suite.tasks.flatMap((task) => (task.type === "suite" ? testsOf(task) : [task]));
}

function note(line) {
  appendFileSync(log, `${JSON.stringify(line)}\n`);
}

function keep(state, mutant, line) {
  note(line);
  if (line.status === "killed") writeSync(state, Buffer.from([1]), 0, 1, Number(mutant));
}

function isKilled(state, mutant) {
  const byte = Buffer.alloc(1);
  readSync(state, byte, 0, 1, Number(mutant));
  return byte[0] === 1;
}

/** What an earlier process has found with this file, and which mutants are suspected to leave something behind. */
function readKnown(name) {
  const lines = readFileSync(log, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  const own = lines.filter(({ file }) => file === name);
  return {
    done: new Set(own.flatMap(({ end }) => (end === undefined ? [] : [end]))),
    careful: new Set(own.flatMap(({ careful }) => careful ?? [])),
  };
}
