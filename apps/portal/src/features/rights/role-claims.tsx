import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { areaName, claimRows, type Area, type Claim } from "@polyportal/domain/rights/claims";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { holdsWords } from "@polyportal/domain/text/fold";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Checkbox } from "@polyportal/ui/checkbox";
import { Input } from "@polyportal/ui/input";
import { Select } from "@polyportal/ui/select";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useMay } from "../../app/use-may.ts";
import { roleOptions } from "../../parts/roles/role-options.ts";
import type { RoleRow } from "./role-list.tsx";
import { SaveClaims } from "./save-claims.tsx";
import type { Draft } from "./use-draft.ts";

type Props = { role: RoleRow; roles: readonly RoleRow[]; draft: Draft<RoleRow> };

/** The rights of a role, ticked and unticked, beside those of another. */
export function RoleClaims({ role, roles, draft }: Props) {
  const mayEnter = useMay("users.enter", "saveRoleClaims");
  const [search, setSearch] = useState("");
  const [saving, setSaving] = useState(false);
  const [params, setParams] = useSearchParams();
  const other = roles.find((one) => one.role === params.get("with"));
  const locked = !mayEnter || role.fixed !== null;
  const changed = claimRows.filter(
    ({ claim }) => draft.value.includes(claim) !== role.claims.includes(claim),
  ).length;
  const shown = claimRows.filter(({ claim, name }) => holdsWords(`${name} ${claim}`, search));
  const areas = [...new Set(shown.map(({ area }) => area))];
  const toggle = (claim: Claim, on: boolean) => {
    const others = draft.value.filter((one) => one !== claim);
    draft.change((on ? [...others, claim] : others).toSorted());
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      {role.fixed && <Alert status="info">{role.fixed}</Alert>}
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-full sm:w-72">
          <Input
            id="search"
            type="search"
            label={rightsMessages.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <div className="w-full sm:w-60">
          <Select
            id="with"
            label={rightsMessages.compare}
            options={roleOptions(roles.map((one) => one.role).filter((one) => one !== role.role))}
            placeholder={rightsMessages.compareNone}
            value={other?.role ?? ""}
            onChosen={(value) => {
              const next = new URLSearchParams(params);
              if (value === "") next.delete("with");
              else next.set("with", String(value));
              setParams(next, { replace: true });
            }}
          />
        </div>
        {!locked && (
          <Button
            variant="secondary"
            onClick={() => draft.change(defaultClaims[role.role].toSorted())}
          >
            {rightsMessages.reset}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p>{rightsMessages.noneFound}</p>}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {areas.map((area) => (
          <AreaClaims
            key={area}
            area={area}
            claims={shown.filter((row) => row.area === area)}
            chosen={draft.value}
            other={other}
            locked={locked}
            onToggle={toggle}
          />
        ))}
      </div>
      {!locked && (
        <div className="sticky bottom-0 -mx-side flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-side py-3">
          <span role="status">
            {changed === 0 ? rightsMessages.unchanged : rightsMessages.changed(changed)}
          </span>
          <Button disabled={changed === 0} onClick={() => setSaving(true)}>
            {rightsMessages.preview}
          </Button>
        </div>
      )}
      {saving && <SaveClaims role={role} draft={draft} onClose={() => setSaving(false)} />}
    </div>
  );
}

type AreaProps = {
  area: Area;
  claims: typeof claimRows;
  chosen: readonly string[];
  other: RoleRow | undefined;
  locked: boolean;
  onToggle: (claim: Claim, on: boolean) => void;
};

function AreaClaims({ area, claims, chosen, other, locked, onToggle }: AreaProps) {
  return (
    <fieldset className="rounded border border-line bg-paper-raised px-4 pt-1 pb-2">
      <legend className="px-1 font-semibold">{capitalised(areaName(area))}</legend>
      {claims.map(({ claim, name }) => (
        <div key={claim} className="flex items-center justify-between gap-3">
          <Checkbox
            id={claim}
            label={capitalised(name)}
            checked={chosen.includes(claim)}
            disabled={locked}
            onChange={(event) => onToggle(claim, event.target.checked)}
          />
          {other?.claims.includes(claim) && (
            <span className="text-14 text-ink-muted">
              {rightsMessages.otherHas(roleLabel(other.role))}
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}
