import { Select } from "@polyportal/ui/select";
import { useAddress } from "./use-address.ts";

type Props = {
  label: string;
  sessions: readonly { readonly id: number; readonly name: string }[];
  /** The id of the session that is shown. */
  value: number;
};

/** Chooses the academic session in the address, with its label in the line of other controls. */
export function SessionPicker({ label, sessions, value }: Props) {
  const [params, show] = useAddress();
  return (
    <div className="ui-in-line">
      <Select
        label={label}
        placeholder={null}
        options={sessions.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={(event) => {
          const next = new URLSearchParams(params);
          next.set("sessionId", event.target.value);
          show(next);
        }}
      />
    </div>
  );
}
