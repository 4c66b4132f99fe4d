import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { invalidate, queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { screeningMessages } from "@polyportal/domain/messages/screening";
import { screeningPlanMessages } from "@polyportal/domain/messages/screening-plan";
import { editVenueSchema } from "@polyportal/domain/screening/forms";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Progress } from "@polyportal/ui/progress";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStale } from "../../parts/act/use-stale.ts";
import { FormConflict } from "../../parts/form/form-conflict.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";

type Venue = Output<"listScreeningVenues">[number];

const { venues: words } = screeningPlanMessages;
const { venue: fields } = screeningMessages;

/** The venues that there are, one of them to be changed. */
export function Venues({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Venue["id"]>();
  const { data, error } = useQuery(queryOptionsFor(useClient(), "listScreeningVenues", {}));
  const venue = data?.find(({ id }) => id === chosen);
  if (venue) return <EditVenue key={venue.id} venue={venue} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.lead}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {error && <Alert status="fail">{error.message}</Alert>}
      {!data && !error && <Progress label={words.title} />}
      {data?.length === 0 && <EmptyState title={words.none} />}
      <ul className="divide-y divide-line">
        {data?.map(({ id, name, address }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{name}</span>
              <span className="block text-14 text-ink-muted">{address}</span>
            </span>
            <Button variant="quiet" size="small" onClick={() => setChosen(id)}>
              {words.edit}
              <span className="sr-only">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const valuesOf = ({ name, address }: Venue) => ({ name, address });

/** Names a venue otherwise; to how many that is told stands over the fields. */
function EditVenue({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const queryClient = useQueryClient();
  const stale = useStale(venue, () => invalidate(queryClient, ["listScreeningVenues"]));
  const { mutateAsync } = useOperation("updateScreeningVenue", {
    invalidates: ["getScreening", "listScreeningVenues", "listScreeningSeats", "getHistory"],
  });
  const form = useAppForm(editVenueSchema, { ...valuesOf(venue), reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.edited(venue.name)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={async (values) => {
        let told = 0;
        const saved = await stale.save(async (revision) => {
          ({ told } = await mutateAsync({ id: venue.id, revision, ...values }));
        });
        if (!saved) return;
        toast({ title: words.done(told), status: "success" });
        onClose();
      }}
    >
      <FormConflict
        stale={stale}
        theirs={{ ...valuesOf(venue), reason: "" }}
        told={({ name, address }) => ({ [fields.name]: name, [fields.address]: address })}
      />
      <p className="text-ink-muted">{words.told(venue.people)}</p>
      <TextField<Values> name="name" label={fields.name} maxLength={80} required />
      <TextField<Values> name="address" label={fields.address} maxLength={160} required />
      {venue.people > 0 && (
        <TextareaField<Values>
          name="reason"
          label={words.reason}
          hint={actMessages.reasonHint}
          maxLength={500}
        />
      )}
    </SideForm>
  );
}
