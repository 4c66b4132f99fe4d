const prefix = "draft:";

/** A draft as it lies on the device. */
export type StoredDraft = { savedAt: number; values: unknown };

/** Storage is missing in some private windows and throws when it is full: a draft is then not kept. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Files stay out of drafts: they are too big, and the browser hands them over only once. */
const withoutFiles = (_key: string, value: unknown): unknown =>
  value instanceof Blob ? undefined : value;

/** Writes a draft and tells whether it now lies on the device. */
export const writeDraft = (key: string, draft: StoredDraft): boolean =>
  attempt((storage) => {
    storage.setItem(prefix + key, JSON.stringify(draft, withoutFiles));
    return true;
  }) ?? false;

export function readDraft(key: string): StoredDraft | undefined {
  return attempt((storage) => {
    const draft: unknown = JSON.parse(storage.getItem(prefix + key) ?? "null");
    const whole =
      typeof draft === "object" && draft !== null && "savedAt" in draft && "values" in draft;
    return whole ? { savedAt: Number(draft.savedAt), values: draft.values } : undefined;
  });
}

export const removeDraft = (key: string): void => {
  attempt((storage) => storage.removeItem(prefix + key));
};

/** Removes every draft on the device whose key begins so; all of them at sign-out. */
export const removeDrafts = (keyPrefix = ""): void => {
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix + keyPrefix)) storage.removeItem(key);
    }
  });
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/**
 * A draft laid over a form's values. Only fields that the form still has are taken, so that a draft
 * of an older version of the form cannot break it; a list is taken as a whole.
 */
export function overlay(values: unknown, draft: unknown): unknown {
  if (draft === undefined || draft === null) return values;
  if (!isPlain(values)) return Array.isArray(values) === Array.isArray(draft) ? draft : values;
  if (!isPlain(draft)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, overlay(value, draft[name])]),
  );
}
