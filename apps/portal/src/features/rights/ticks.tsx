import { rightsMessages } from "@polyportal/domain/messages/rights";
import { holdsWords } from "@polyportal/domain/text/fold";
import { Checkbox } from "@polyportal/ui/checkbox";
import { Input } from "@polyportal/ui/input";
import { useId, useState } from "react";

type Props<Value extends string> = {
  /** What is searched. */
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChosen: (chosen: readonly Value[]) => void;
  /** Those that are ticked are told, and stay as they are. */
  locked: boolean;
};

/** Several of a list, ticked; the ticked ones stand first. */
export function Ticks<Value extends string>({
  label,
  options,
  chosen,
  onChosen,
  locked,
}: Props<Value>) {
  const id = useId();
  const [search, setSearch] = useState("");
  // As it was opened: what is ticked does not jump away under the finger.
  const [first] = useState(chosen);
  const shown = options
    .filter((option) => holdsWords(option.label, search))
    .toSorted(
      (one, other) => Number(first.includes(other.value)) - Number(first.includes(one.value)),
    );
  if (locked) {
    return (
      <ul>
        {options
          .filter(({ value }) => chosen.includes(value))
          .map(({ value, label: name }) => (
            <li key={value} className="py-1 first-letter:uppercase">
              {name}
            </li>
          ))}
      </ul>
    );
  }
  return (
    <>
      <Input
        id={`${id}search`}
        type="search"
        label={label}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="mt-2 grid max-h-96 grid-cols-1 overflow-y-auto">
        {shown.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            id={id + value}
            label={<span className="inline-block first-letter:uppercase">{name}</span>}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChosen(
                target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
          />
        ))}
        {shown.length === 0 && <p className="py-2">{rightsMessages.noneFound}</p>}
      </div>
    </>
  );
}
