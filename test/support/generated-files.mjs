// So that `npx vitest run FILE` is enough after a pull that changed the spec.
export { ensureGenerated as setup } from "../../scripts/bootstrap.mjs";
