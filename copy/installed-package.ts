import { CopyError } from "./copy-error.ts";

/**
 * A package that users install beside svc-sdk where they need it.
 *
 * @throws CopyError of the given words where it is not installed; any other failure of loading it as it is
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
