import type { GlobalFlags } from "../../flags/global-flags.ts";
import type { OutcomeOptions } from "../../output/print-outcome.ts";
import type { ExportFormat } from "./serializers.ts";

/** Flags of `svc export RESOURCE`, besides the filters. */
export interface ExportFlags extends GlobalFlags, OutcomeOptions {
  output?: ExportFormat;
  out?: string;
  with?: "transcripts";
  resume?: boolean;
  force?: boolean;
  allowIncomplete?: boolean;
  concurrency?: number;
  tz?: string;
}
