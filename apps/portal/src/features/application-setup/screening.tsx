import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDateTime } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import { actMessages } from "@polyportal/domain/messages/act";
import { screeningMessages as words } from "@polyportal/domain/messages/screening";
import { screeningPlanMessages as plan } from "@polyportal/domain/messages/screening-plan";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { DescriptionList } from "@polyportal/ui/description-list";
import { EmptyState } from "@polyportal/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { useMay } from "../../app/use-may.ts";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { seatsPath } from "./setup-path.ts";
import type { Setup } from "./setup.ts";

const Over = lazyPart(async () => (await import("./over-screening.tsx")).OverScreening);

export type Screening = Output<"getScreening">;
export type Sitting = Screening["sittings"][number];

export type ScreeningAct =
  | { act: "edit" | "venue" | "venues" | "give" | "move" }
  | { act: "sitting"; sitting: Sitting | undefined }
  | { act: "remove"; sitting: Sitting };

export const whenOf = ({ startsAt }: Sitting) => formatDateTime(startsAt);

const columns: readonly DataColumn<Sitting>[] = [
  {
    id: "startsAt",
    header: words.columns.when,
    value: whenOf,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 11,
  },
  {
    id: "venue",
    header: words.columns.venue,
    value: ({ venue }) => venue,
    sortable: false,
    width: 11,
    grow: 2,
  },
  {
    id: "address",
    header: words.columns.address,
    value: ({ address }) => address,
    sortable: false,
    hidden: true,
  },
  {
    id: "seats",
    header: words.columns.seats,
    value: ({ seats }) => seats,
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "taken",
    header: words.columns.taken,
    value: ({ taken }) => taken,
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
];

const idOf = ({ id }: Sitting) => id;
const all = { page: 1, size: 500, search: "" };

/** Where and when a programme's applicants are examined, and who has a seat. */
export function ScreeningPart({ setup }: { setup: Setup }) {
  useLazyEndpoints();
  const { slug, sessionId } = setup;
  const query = useQuery(queryOptionsFor(useClient(), "getScreening", { slug, sessionId }));
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-18 font-semibold">{words.title}</h2>
      <p className="max-w-prose text-14 text-ink-muted">{words.lead}</p>
      <Fetched query={query}>
        {(screening) => <Known setup={setup} screening={screening} />}
      </Fetched>
    </section>
  );
}

function Known({ setup, screening }: { setup: Setup; screening: Screening }) {
  const mayEnter = useMay(
    "applications.enter",
    "updateScreening",
    "addScreeningVenue",
    "updateScreeningVenue",
    "saveScreeningSitting",
    "removeScreeningSitting",
    "previewScreeningSeats",
    "giveScreeningSeats",
    "moveScreeningSeat",
  );
  const [opened, setOpened] = useState<ScreeningAct>();
  const rowActions = useCallback(
    (sitting: Sitting) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        { label: words.seats.open, href: seatsPath(sitting.id) },
        {
          label: words.acts.editSitting,
          disabledReason,
          onSelect: () => setOpened({ act: "sitting", sitting }),
        },
        {
          label: words.acts.removeSitting,
          danger: true,
          disabledReason: disabledReason ?? (sitting.taken > 0 ? words.hasPeople : undefined),
          onSelect: () => setOpened({ act: "remove", sitting }),
        },
      ];
    },
    [mayEnter],
  );
  const { fee, bring, sittings, waiting, placeable } = screening;
  return (
    <div className="grid grid-cols-1 gap-4">
      <DescriptionList
        columns={3}
        items={[
          { term: words.facts.fee, value: fee === 0 ? words.facts.free : formatNaira(fee) },
          { term: words.facts.waiting, value: waiting },
          { term: words.facts.bring, value: bring.split("\n").filter(Boolean).join("; ") },
        ]}
      />
      {mayEnter && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setOpened({ act: "edit" })}>
            {words.acts.edit}
          </Button>
          <Button variant="secondary" onClick={() => setOpened({ act: "venue" })}>
            {words.acts.addVenue}
          </Button>
          <Button variant="secondary" onClick={() => setOpened({ act: "venues" })}>
            {plan.venues.open}
          </Button>
          <Button
            variant="secondary"
            onClick={() => setOpened({ act: "sitting", sitting: undefined })}
          >
            {words.acts.addSitting}
          </Button>
          {placeable > 0 && (
            <Button variant="secondary" onClick={() => setOpened({ act: "give" })}>
              {words.acts.give}
            </Button>
          )}
          {sittings.length > 0 && (
            <Button variant="secondary" onClick={() => setOpened({ act: "move" })}>
              {words.acts.move}
            </Button>
          )}
        </div>
      )}
      {sittings.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <DataTable
          label={words.title}
          columns={columns}
          rows={sittings}
          rowId={idOf}
          rowLabel={whenOf}
          defaultState={all}
          rowActions={rowActions}
        />
      )}
      {opened && (
        <Suspense fallback={null}>
          <Over
            setup={setup}
            screening={screening}
            opened={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
