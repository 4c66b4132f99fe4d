import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
import { useMay } from "../../app/use-may.ts";

type Props = {
  /** The account; null where nobody's is known. */
  id: string | null;
  name: string;
};

/** A person's name, leading to the account for who may see accounts. */
export function PersonLink({ id, name }: Props) {
  const maySee = useMay("users.see", "getUser");
  if (id === null || !maySee) return name;
  return (
    <Link href={withSearch(staffPaths.manageUser, { user: id })} className="ui-alone">
      {name}
    </Link>
  );
}
