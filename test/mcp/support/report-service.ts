import { createForeignService, type ForeignService } from "../../dialects/service/foreign-service.ts";
import { NOW, type Organization, type Row } from "../../dialects/service/organization.ts";

/** An id of a kind, as those of the organization. */
export const uuid = (kind: number, index: number): string =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;
export const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

/** A service with these reports alone, an hour apart, of Ana and of one template unless they differ in that. */
export function createReportService(
  reports: readonly Row[],
  more?: (organization: Organization) => void,
): ForeignService {
  return createForeignService({
    organization(organization) {
      const [report] = organization.reports;
      organization.reports = reports.map((own, index) => ({
        ...report,
        ...{ id: uuid(2, index), created_at: hoursAgo(index + 1) },
        ...own,
      }));
      more?.(organization);
    },
  });
}

/** A report of one criterion with this score. */
export const agenda = (score: number | null, own: Row = {}): Row => ({
  ...{ overall_score: score ?? 50, ...own },
  criteria_scores: [{ name: "Agenda", weight: 100, score, feedback: "", evidence: [] }],
});
