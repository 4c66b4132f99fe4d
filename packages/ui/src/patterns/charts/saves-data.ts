/** The connection as browsers on phones report it; others do not. */
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether to save data: because the person has asked for it, or is on 2G. The chart library (94 KB) is then
 * only loaded on request, and the table is shown instead.
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true || ["slow-2g", "2g"].includes(connection?.effectiveType ?? "")
  );
}
