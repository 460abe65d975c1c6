import type { Language } from "../companies.ts";
import { english } from "./en/english.ts";
import type { Tongue } from "./tongue.ts";

export function tongueOf(_language: Language): Tongue {
  return english();
}
