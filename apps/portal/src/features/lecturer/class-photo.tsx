import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { Avatar } from "@polyportal/ui/avatar";
import { useQuery } from "@tanstack/react-query";
import { useBlobAddress } from "../../app/use-blob-address.ts";

type Props = { id: string; fullName: string; passport: string | null };

/** The photo of a student of the class beside the name, or initials. */
export function ClassPhoto({ id, fullName, passport }: Props) {
  const { data: file } = useQuery({
    ...queryOptionsFor(useClient(), "getClassPhoto", { studentId: id }, { staleTimeMs: Infinity }),
    enabled: passport !== null,
  });
  return <Avatar name={fullName} src={useBlobAddress(file)} decorative className="size-7" />;
}
