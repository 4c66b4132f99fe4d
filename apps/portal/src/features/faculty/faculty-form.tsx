import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { unitSchema } from "@polyportal/domain/faculty/forms";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { SideForm } from "../../parts/form/side-form.tsx";
import { EditUnit } from "./edit-unit.tsx";
import { UnitFields } from "./unit.fields.tsx";

type Faculty = Output<"listSchoolFaculties">["items"][number];

const { faculties: words, added, create } = schoolSetupMessages;

/** Adds a faculty, or changes one. */
export function FacultyForm({ faculty, onClose }: { faculty?: Faculty; onClose: () => void }) {
  return faculty ? <Edit faculty={faculty} onClose={onClose} /> : <Add onClose={onClose} />;
}

function Add({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useOperation("createFaculty", {
    invalidates: ["listSchoolFaculties", "listUnits"],
  });
  const form = useAppForm(unitSchema, { name: "", code: "" });
  return (
    <SideForm
      form={form}
      open
      title={words.add}
      submitLabel={create}
      onClose={onClose}
      onSubmit={async (values) => {
        await mutateAsync(values);
        toast({ title: added(values.name), tone: "success" });
        onClose();
      }}
    >
      <UnitFields />
    </SideForm>
  );
}

function Edit({ faculty, onClose }: { faculty: Faculty; onClose: () => void }) {
  const { id } = faculty;
  const { data, refetch } = useQuery(queryOptionsFor(useClient(), "getFaculty", { id }));
  const { mutateAsync } = useOperation("updateFaculty", {
    invalidates: [
      "listSchoolFaculties",
      "getFaculty",
      "getHistory",
      "listUnits",
      "listSchoolDepartments",
    ],
  });
  return (
    <EditUnit
      unit={data ?? faculty}
      title={words.edit(faculty.name)}
      thing={words.thing}
      refetch={refetch}
      onSave={(values) => mutateAsync({ id, ...values })}
      onClose={onClose}
    />
  );
}
