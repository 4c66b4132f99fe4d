import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { Avatar } from "@polyportal/ui/avatar";
import { useQuery } from "@tanstack/react-query";
import { useBlobAddress } from "../photo/use-blob-address.ts";

type Props = { studentId: string; fullName: string; passport: string | null };

const kept = { staleTimeMs: Infinity };

/** The photo of a student of an adviser's class beside the name, or initials. */
export function ClassPhoto({ studentId, fullName, passport }: Props) {
  const { data: file } = useQuery({
    ...queryOptionsFor(useClient(), "getClassPhoto", { studentId }, kept),
    enabled: passport !== null,
  });
  return <Photo fullName={fullName} file={file} />;
}

/** The same on the class list of a course, for whoever teaches it. */
export function CourseClassPhoto({
  studentId,
  fullName,
  passport,
  taught,
}: Props & { taught: { course: number; session: number } }) {
  const { data: file } = useQuery({
    ...queryOptionsFor(useClient(), "getCourseClassPhoto", { studentId, ...taught }, kept),
    enabled: passport !== null,
  });
  return <Photo fullName={fullName} file={file} />;
}

const Photo = ({ fullName, file }: { fullName: string; file: File | undefined }) => (
  <Avatar name={fullName} src={useBlobAddress(file)} decorative className="size-7" />
);
