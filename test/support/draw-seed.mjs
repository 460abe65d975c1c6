// At the beginning and at the end: a failing draw is repeated with its seed.
const announce = () =>
  void process.stdout.write(
    `Rows are drawn by SVC_TEST_SEED=${process.env.SVC_TEST_SEED}; npm run test:all tests all.\n`,
  );

export const setup = announce;
export const teardown = announce;
