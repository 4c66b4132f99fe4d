/** What browsers on phones tell of the connection; others tell nothing. */
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether a person's data are dear or slow: asked to be saved, or on 2G. The drawing's library
 * (94 KB) then comes on a press only, and the table stands in its place.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true || ["slow-2g", "2g"].includes(connection?.effectiveType ?? "")
  );
}
