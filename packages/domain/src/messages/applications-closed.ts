import { formatDate } from "../format/date.ts";

/** From and until when one can apply, as ISO moments; null where no day is set. */
type Days = { readonly opensAt: string | null; readonly closesAt: string | null };

/** Why there is no application now, and from when on there is. */
export function applicationsClosed(
  title: string,
  { opensAt, closesAt }: Days,
  now = new Date(),
): string {
  const closed = `Applications for ${title} are closed.`;
  if (opensAt !== null && new Date(opensAt) > now) {
    return `${closed} They open on ${formatDate(opensAt)}.`;
  }
  return closesAt !== null && new Date(closesAt) <= now
    ? `${closed} Their last day was ${formatDate(closesAt)}; no next day is set yet.`
    : `${closed} No day is set yet.`;
}
