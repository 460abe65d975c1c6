import { CopyError } from "./copy-error.ts";

/**
 * Loads a package that users install next to svc-sdk when they need it.
 *
 * @throws CopyError with the given message if it is not installed; other load failures unchanged
 */
export async function installedPackage(
  name: string,
  { message, ...details }: { message: string; code: string; hint: string },
): Promise<unknown> {
  try {
    return await import(name);
  } catch (error) {
    if (!/MODULE_NOT_FOUND$/.test(String((error as { code?: unknown }).code))) throw error;
    throw new CopyError(message, details);
  }
}
