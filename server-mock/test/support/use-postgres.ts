import { afterAll, beforeAll } from "vitest";
import { findPostgres, type PostgresOptions, startPostgres, type TestPostgres } from "./postgres.ts";

/** Gives the tests of a suite one PostgreSQL. What is returned is there once the suite's own preparations begin. */
export function usePostgres(options: PostgresOptions = {}): TestPostgres {
  const postgres = {} as TestPostgres;
  beforeAll(async () => void Object.assign(postgres, await startPostgres(findPostgres() ?? "", options)));
  afterAll(() => postgres.stop?.());
  return postgres;
}
