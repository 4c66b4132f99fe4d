"use client";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";
import { FormPage } from "@polyportal/ui/form-page";
import { SelectField } from "@polyportal/ui/select-field";
import { Tabs } from "@polyportal/ui/tabs";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { Toaster } from "@polyportal/ui/toaster";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { type Catalogue, WordsProvider } from "@polyportal/ui/words";
import { useState } from "react";
import * as z from "zod";

type Hostel = { id: string; name: string; beds: number };

const hostels: readonly Hostel[] = Array.from({ length: 30 }, (_, index) => ({
  id: `${index}`,
  name: `Hostel ${String(30 - index).padStart(2, "0")}`,
  beds: index * 4,
}));

const columns: readonly DataColumn<Hostel>[] = [
  { id: "name", header: "Hostel", value: (row) => row.name, rowHeader: true },
  { id: "beds", header: "Beds", value: (row) => row.beds, numeric: true },
];

const hausa: Partial<Catalogue> = {
  pagination: {
    label: "Shafuka",
    showing: (from, to, total) => `${from} zuwa ${to} cikin ${total}`,
    previous: "Baya",
    previousPage: "Shafin baya",
    next: "Gaba",
    nextPage: "Shafi na gaba",
    page: (page) => `Shafi na ${page}`,
    pageOf: (page, pages) => `Shafi na ${page} cikin ${pages}`,
    size: "Layuka a shafi",
    figure: String,
  },
};

const schema = z.object({
  name: z.string().min(1, "Please enter the hostel's name"),
  gender: z.string(),
});

/** Parts that answer a person. */
export function LiveParts() {
  const [asked, setAsked] = useState(false);
  const form = useAppForm(schema, { name: "", gender: "female" });
  return (
    <>
      <Button onClick={() => setAsked(true)}>Close the hostel</Button>
      <Confirm
        open={asked}
        onOpenChange={setAsked}
        title="Close Queen Amina Hall"
        question="Nobody can book there any more."
        confirmLabel="Close it"
        onConfirm={() => {
          setAsked(false);
          toast({ title: "Closed", tone: "success" });
        }}
      />
      <Tabs
        label="Queen Amina Hall"
        tabs={[
          { hash: "rooms", label: "Rooms", content: "Forty rooms" },
          { hash: "staff", label: "Staff", content: "Three porters" },
        ]}
      />
      <WordsProvider value={hausa}>
        <DataTable
          label="Hostels"
          columns={columns}
          rows={hostels}
          rowId={(row) => row.id}
          rowLabel={(row) => row.name}
          searchLabel="Search hostels"
        />
      </WordsProvider>
      <FormPage form={form} title="New hostel" submitLabel="Save hostel" onSubmit={() => undefined}>
        <TextField name="name" label="Name" required />
        <SelectField
          name="gender"
          label="Who may live there"
          options={[
            { value: "female", label: "Women" },
            { value: "male", label: "Men" },
          ]}
        />
      </FormPage>
      <Toaster />
    </>
  );
}
