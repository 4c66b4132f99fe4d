/** The database that each test file's own is copied from: migrated, with the demo school. */
export const templateName = "template_school";

/** The same server's address with another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
