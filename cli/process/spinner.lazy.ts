export { default as createSpinner } from "yocto-spinner";
