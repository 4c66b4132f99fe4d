import type { Finding } from "@polyportal/domain/audit/findings";
import type { Periods } from "../retention/periods.ts";
import { addressPrint, digestOf, type AuditKey, type AuditRow } from "./fingerprints.ts";
import type { KeptRoot } from "./root-check.ts";
import { floorsOf } from "./roots.ts";
import { dayOf } from "./seal.ts";

/** A seal and its row, if that still exists. */
export type SealRow = {
  readonly number: number;
  readonly rowId: string;
  readonly at: string;
  readonly digest: Buffer;
  readonly address: Buffer | null;
  readonly hash: Buffer;
  /** Null for seals of older releases. */
  readonly sealedAt: string | null;
  readonly row: AuditRow | undefined;
};

type Checked = {
  /** Whether it was made with the key for this row, or for one that retention deleted. */
  readonly genuine: boolean;
  /** Findings that hold wherever the seal stands. */
  readonly findings: readonly Finding[];
  /** Findings that hold only if the seal is in its place. */
  readonly broken: readonly Finding[];
};

/** Compares rows with their seals, knowing what retention deletes. */
export function createRowCheck(key: AuditKey, periods: Periods, roots: readonly KeptRoot[]) {
  let forgotten = 0;
  const withoutSalt = new Set<string>();
  // Rows deleted under a shorter period stay deleted.
  const latest = (floor: "forgottenBefore" | "addressesBefore") =>
    Math.max(0, ...roots.map((root) => Date.parse(root[floor])));
  const rootFloors = {
    forgottenBefore: latest("forgottenBefore"),
    addressesBefore: latest("addressesBefore"),
  };
  const isPast = (at: string, floor: keyof typeof rootFloors) =>
    Date.parse(at) < Math.max(rootFloors[floor], floorsOf(periods, new Date())[floor].getTime());

  return {
    forgotten: () => forgotten,
    check(seal: SealRow, salts: ReadonlyMap<string, Buffer>): Checked {
      const { row, number, at, address } = seal;
      if (!row) {
        if (isPast(at, "forgottenBefore")) {
          forgotten += 1;
          return { genuine: false, findings: [], broken: [] };
        }
        return {
          genuine: false,
          findings: [],
          broken: [{ kind: "deleted", number, id: seal.rowId, at }],
        };
      }
      const changed = (part: "row" | "address"): Finding => ({
        kind: "changed",
        part,
        number,
        id: row.id,
        at: row.at,
        action: row.action,
      });
      if (!digestOf(key, row, address).equals(seal.digest) || row.at !== at) {
        return { genuine: false, findings: [], broken: [changed("row")] };
      }
      const stands = checkAddress(row, address, salts);
      if (stands === "salt-missing") {
        const day = dayOf(row);
        if (withoutSalt.has(day)) return { genuine: true, findings: [], broken: [] };
        withoutSalt.add(day);
        return { genuine: true, findings: [{ kind: "salt-missing", day }], broken: [] };
      }
      return { genuine: true, findings: stands ? [] : [changed("address")], broken: [] };
    },
  };

  function checkAddress(
    row: AuditRow,
    address: Buffer | null,
    salts: ReadonlyMap<string, Buffer>,
  ): boolean | "salt-missing" {
    if (row.ip === "") return address === null || isPast(row.at, "addressesBefore");
    if (address === null) return false;
    const salt = salts.get(dayOf(row));
    if (salt) return addressPrint(key, salt, row).equals(address);
    return isPast(row.at, "addressesBefore") || "salt-missing";
  }
}
