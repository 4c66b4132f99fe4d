import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
import { useProfile } from "../../app/profile.ts";

/** A person's name, as a link for those who may see accounts. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  const { claims } = useProfile();
  if (!claims.includes("users.see")) return name;
  return (
    <Link href={withSearch(staffPaths.manageUser, { user: id })} className="ui-alone">
      {name}
    </Link>
  );
}
