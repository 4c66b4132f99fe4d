type Department = {
  faculty: string;
  name: string;
  asks: readonly string[];
  requirements: string;
};

type Props = {
  departments: readonly Department[];
  /** Of one that asks nothing and has said nothing. */
  notSaid: string;
};

/** What each department asks of applicants: what can be counted, and what it says itself. */
export const DepartmentRequirements = ({ departments, notSaid }: Props) => (
  <dl className="border-t border-line">
    {departments.map(({ faculty, name, asks, requirements }) => (
      <div key={`${faculty} ${name}`} className="border-b border-line py-3">
        <dt className="font-semibold">
          {name} <span className="block font-normal text-ink-muted">{faculty}</span>
        </dt>
        {asks.map((one) => (
          <dd key={one}>{one}</dd>
        ))}
        {(requirements || asks.length === 0) && <dd>{requirements || notSaid}</dd>}
      </div>
    ))}
  </dl>
);
