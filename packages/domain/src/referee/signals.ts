/**
 * What makes one look twice at who gave a reference: it came from a device that had opened the application,
 * or minutes after the letter. Neither refuses anything: cafés share devices and addresses.
 */
export const referenceSignals = ["sameDevice", "soon"] as const;

export type ReferenceSignal = (typeof referenceSignals)[number];

/** The signals of a reference, as they were noted when it came. */
export const signalsOf = (
  noted: Readonly<Record<ReferenceSignal, boolean | null>>,
): ReferenceSignal[] => referenceSignals.filter((signal) => noted[signal] === true);
