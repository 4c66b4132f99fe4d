import { useClient } from "@polyportal/api-client/query/client-context";
import { invalidate, queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate, minuteInLagos, todayInLagos } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { screeningMessages as words } from "@polyportal/domain/messages/screening";
import {
  moveSchema,
  screeningSchema,
  sittingSchema,
  venueSchema,
} from "@polyportal/domain/screening/forms";
import { AmountField } from "@polyportal/ui/amount-field";
import { DateField } from "@polyportal/ui/date-field";
import { NumberField } from "@polyportal/ui/number-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AskAct } from "../../parts/act/ask.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { FormConflict } from "../../parts/form/form-conflict.tsx";
import { ReasonField } from "../../parts/form/reason-field.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import { choicesOf } from "../../parts/list/filters.ts";
import { GiveSeats } from "./give-seats.tsx";
import { whenOf, type Screening, type ScreeningAct, type Sitting } from "./screening.tsx";
import type { Setup } from "./setup.ts";
import { Venues } from "./venues.tsx";

type Props = { setup: Setup; screening: Screening; onClose: () => void };

const changed = ["getScreening", "listScreeningVenues", "getHistory"] as const;

/** The act that was chosen over a screening. */
export function OverScreening({ opened, ...props }: Props & { opened: ScreeningAct }) {
  switch (opened.act) {
    case "edit":
      return <Edit {...props} />;
    case "venue":
      return <AddVenue {...props} />;
    case "venues":
      return <Venues onClose={props.onClose} />;
    case "sitting":
      return <EditSitting {...props} sitting={opened.sitting} />;
    case "remove":
      return <Remove {...props} sitting={opened.sitting} />;
    case "give":
      return <GiveSeats {...props} />;
    case "move":
      return <Move {...props} />;
  }
}

function Edit({ setup: { slug, sessionId, title }, screening, onClose }: Props) {
  const queryClient = useQueryClient();
  const stale = useStale(screening, () => invalidate(queryClient, ["getScreening"]));
  const { mutateAsync } = useOperation("updateScreening", { invalidates: changed });
  const theirs = { fee: String(screening.fee), bring: screening.bring };
  const form = useAppForm(screeningSchema, theirs);
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.form.title(title)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={(values) =>
        stale.save((revision) => mutateAsync({ slug, sessionId, revision, ...values }))
      }
      saved={() => actMessages.saved(words.form.thing)}
    >
      <FormConflict
        stale={stale}
        theirs={theirs}
        told={({ fee, bring }) => ({ [words.form.fee]: fee, [words.form.bring]: bring })}
      />
      <AmountField<Values> name="fee" label={words.form.fee} hint={words.form.feeHint} required />
      <TextareaField<Values>
        name="bring"
        label={words.form.bring}
        hint={words.form.bringHint}
        maxLength={1000}
      />
    </SideForm>
  );
}

function AddVenue({ onClose }: Props) {
  const { mutateAsync } = useOperation("addScreeningVenue", { invalidates: changed });
  const form = useAppForm(venueSchema, { name: "", address: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.venue.title}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={mutateAsync}
      saved={() => actMessages.saved(words.venue.thing)}
    >
      <TextField<Values> name="name" label={words.venue.name} maxLength={80} required />
      <TextField<Values> name="address" label={words.venue.address} maxLength={160} required />
    </SideForm>
  );
}

const valuesOf = (sitting: Sitting | undefined) => {
  const [day = "", time = ""] = sitting ? minuteInLagos(new Date(sitting.startsAt)).split("T") : [];
  return {
    venueId: sitting?.venueId ?? 0,
    day,
    time,
    seats: String(sitting?.seats ?? ""),
    reason: "",
  };
};

function EditSitting({
  setup: { slug, sessionId },
  screening,
  sitting,
  onClose,
}: Props & { sitting: Sitting | undefined }) {
  const queryClient = useQueryClient();
  // What another has saved since the form was opened.
  const newest = screening.sittings.find((one) => one.id === sitting?.id) ?? sitting;
  const stale = useStale(newest ?? { revision: 0 }, () =>
    invalidate(queryClient, ["getScreening"]),
  );
  const { mutateAsync } = useOperation("saveScreeningSitting", { invalidates: changed });
  const { data: venues = [] } = useQuery(queryOptionsFor(useClient(), "listScreeningVenues", {}));
  const form = useAppForm(sittingSchema, valuesOf(sitting));
  type Values = FormValues<typeof form>;
  const id = sitting?.id ?? null;
  const told = (values: ReturnType<typeof valuesOf>) => ({
    [words.sitting.venue]: venues.find((venue) => venue.id === values.venueId)?.name,
    [words.sitting.day]: formatDate(values.day),
    [words.sitting.time]: values.time,
    [words.sitting.seats]: values.seats,
  });
  return (
    <SideForm
      form={form}
      title={sitting ? words.sitting.edited : words.sitting.added}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={(values) =>
        stale.save((revision) => mutateAsync({ slug, sessionId, id, revision, ...values }))
      }
      saved={() => actMessages.saved(words.sitting.thing)}
    >
      <FormConflict stale={stale} theirs={valuesOf(newest)} told={told} />
      {newest && <p className="text-ink-muted">{words.sitting.lead(newest.taken)}</p>}
      <SelectField<Values>
        name="venueId"
        label={words.sitting.venue}
        options={choicesOf(venues)}
        required
      />
      <DateField<Values> name="day" label={words.sitting.day} min={todayInLagos()} required />
      <TextField<Values>
        name="time"
        label={words.sitting.time}
        hint={words.sitting.timeHint}
        maxLength={5}
        required
      />
      <NumberField<Values> name="seats" label={words.sitting.seats} maxLength={4} required />
      {newest && newest.taken > 0 && (
        <TextareaField<Values>
          name="reason"
          label={words.sitting.reason}
          hint={actMessages.reasonHint}
          maxLength={500}
        />
      )}
    </SideForm>
  );
}

function Remove({ sitting, onClose }: Props & { sitting: Sitting }) {
  const { mutateAsync } = useOperation("removeScreeningSitting", { invalidates: changed });
  return (
    <AskAct
      title={words.sitting.remove(whenOf(sitting))}
      question={words.sitting.removeQuestion}
      label={words.acts.removeSitting}
      danger
      optional
      onClose={onClose}
      onAct={() => mutateAsync({ id: sitting.id })}
      done={words.sitting.removed}
    />
  );
}

function Move({ setup: { slug, sessionId }, screening, onClose }: Props) {
  const { mutateAsync } = useOperation("moveScreeningSeat", { invalidates: changed });
  const form = useAppForm(moveSchema, { number: "", sittingId: "", reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.move.title}
      submitLabel={words.acts.move}
      onClose={onClose}
      onSubmit={async (values) => {
        const { seat } = await mutateAsync({ slug, sessionId, ...values });
        toast({ title: words.move.done(seat), status: "success" });
        onClose();
      }}
    >
      <TextField<Values> name="number" label={words.move.number} autoComplete="off" required />
      <SelectField<Values>
        name="sittingId"
        label={words.move.sitting}
        options={screening.sittings.map((one) => ({
          value: one.id,
          label: words.move.of(whenOf(one), one.venue),
        }))}
        required
      />
      <ReasonField />
    </SideForm>
  );
}
