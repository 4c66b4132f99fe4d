/** A field with 5,000 options, such as the courses of a polytechnic. */
import { rrrSchema } from "@polyportal/domain/payment/rrr-form";
import { createRoot } from "react-dom/client";
import { ComboboxField } from "../../../packages/ui/src/patterns/combobox-field/combobox-field.tsx";
import { Form } from "../../../packages/ui/src/patterns/form/form.tsx";
import { useAppForm } from "../../../packages/ui/src/patterns/form/use-app-form.ts";
import "./painted.ts";

const subjects = [
  "Àgbẹ̀ and Soil Science",
  "Computer Networks",
  "Food Chemistry",
  "Quantity Surveying",
];
const options = Array.from({ length: 5_000 }, (_, index) => ({
  value: index + 1,
  label: `${subjects[index % subjects.length]} ${100 + (index % 400)}, part ${index}`,
}));

function Page() {
  // The field takes part in a form; which one is all the same to it.
  const form = useAppForm(rrrSchema, { rrr: "" });
  return (
    <Form form={form} onSubmit={() => {}}>
      <ComboboxField name="rrr" label="Course" options={options} />
    </Form>
  );
}

createRoot(document.getElementById("root") ?? document.body).render(<Page />);
