import yoctoSpinner from "yocto-spinner";

/** The spinner, in a file of its own that is loaded when a request takes long. */
export const spinnerEngine = { yoctoSpinner };
