/** Whether an address shows the import of a list's page: begun by its link, or under way by its id. */
export const isImporting = ({ hash, search }: { hash: string; search: string }): boolean =>
  hash === "#import" || new URLSearchParams(search).has("import");
