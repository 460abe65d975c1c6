import { TrackerProblem, trackerTitle } from "../../../coaching/trackers/tracker.ts";
import { CHANGED_MEANWHILE, loadTrackers, saveTrackers, type TrackerSet } from "../../../jobs/tracker-store.ts";
import { listTitle } from "../../visit/list-fields.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { readTrackerDraft, TITLE, type TrackerDraft, trackersView } from "./trackers-view.ts";

/** Shows the trackers, and a form for a new tracker or for the one that the address names. */
export async function showTrackers(visit: MemberVisit): Promise<Outcome> {
  const set = await loadTrackers(visit.service.database, visit.orgId);
  return page(listTitle(TITLE, [visit.query.text("tracker")], 1), trackersView(visit, set));
}

/** Saves one tracker, new or in place of the one that was opened, as the next version of all. */
export async function saveTracker(visit: MemberVisit): Promise<Outcome> {
  const draft = readTrackerDraft(visit.form);
  return saveNext(visit, draft, ({ trackers }) => {
    const others = trackers.filter((tracker) => trackerTitle(tracker) !== draft.opened);
    return [...others, draft.tracker];
  });
}

/** Removes one tracker, as the next version of all. */
export async function removeTracker(visit: MemberVisit): Promise<Outcome> {
  const opened = visit.form.text("opened");
  return saveNext(visit, undefined, ({ trackers }) => trackers.filter((tracker) => trackerTitle(tracker) !== opened));
}

async function saveNext(
  visit: MemberVisit,
  draft: TrackerDraft | undefined,
  next: (set: TrackerSet) => unknown,
): Promise<Outcome> {
  const { admin, service, orgId, form } = visit;
  const set = await loadTrackers(service.database, orgId);
  const again = (field: string, error: string) => {
    const errors = { [field]: error };
    return page(TITLE, trackersView(visit, set, { draft, errors }), { errors });
  };
  // Of two who have the page open, the one who saves last must not take back unseen what the other has saved.
  if (form.text("version") !== String(set.version)) return again("topic", CHANGED_MEANWHILE);
  try {
    const version = await saveTrackers(admin, { orgId, trackers: next(set), after: set.version });
    return redirect("/trackers", { notice: `Saved as version ${version}. Calls that are scored from now on use it.` });
  } catch (error) {
    if (error instanceof TrackerProblem) return again(error.field, error.problem);
    throw error;
  }
}
