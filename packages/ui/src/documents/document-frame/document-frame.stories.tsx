import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { studentRows } from "@polyportal/domain/document/papers/rows";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { slipMessages } from "@polyportal/domain/messages/slip";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { DocumentFrame } from "./document-frame.tsx";
import { DocumentRows, DocumentSection } from "./document-section.tsx";
import {
  brokenPhoto,
  longName,
  noStudent,
  photo,
  rightToLeftName,
  student,
  verification,
} from "./story-people.ts";
import { school } from "./story-school.ts";

const meta = {
  component: DocumentFrame,
  args: {
    school,
    subtitle: student.fullName ?? "",
    photo: (
      <Avatar
        name={student.fullName ?? ""}
        src={photo}
        size="passport"
        onPaper={documentMessages.affixPhoto}
      />
    ),
    footer: slipMessages.footer,
    verification,
    children: (
      <DocumentSection title="Programme Details">
        <DocumentRows rows={studentRows(student)} />
      </DocumentSection>
    ),
  },
} satisfies Meta<typeof DocumentFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen and paper have the verification in places of their own; one is seen at a time. */
const shown = (elements: HTMLElement[]) => elements.filter((element) => element.checkVisibility());

/** Without a title of its own it is the preview of an application. */
export const ApplicationPreview: Story = {
  play: async ({ canvas }) => {
    const title = slipMessages.defaultTitle;
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole("article", { name: title })).toBeVisible();
    await expect(canvas.getByRole("img", { name: student.fullName ?? "" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: /QR code/ })).toBeVisible();
    await expect(shown(canvas.getAllByText("9F3K-22QX-7MPA"))).toHaveLength(1);
    const print = spyOn(window, "print").mockImplementation(() => {});
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = { ...onPhone, parameters: { chromatic: { disableSnapshot: true } } };

export const OnPaper: Story = {
  globals: { media: "print" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Print" })).toBeNull();
    await expect(canvas.getAllByRole("img", { name: /QR code/ })).toHaveLength(1);
    await expect(shown(canvas.getAllByText("9F3K-22QX-7MPA"))).toHaveLength(1);
  },
};

export const Letterhead: Story = { args: { letterhead: true } };

/** Nothing but a heading and a body. */
export const Bare: Story = {
  args: { subtitle: "", photo: undefined, footer: undefined, verification: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
};

export const PhotoThatDoesNotLoad: Story = {
  args: {
    photo: (
      <Avatar
        name={student.fullName ?? ""}
        src={brokenPhoto}
        size="passport"
        onPaper={documentMessages.affixPhoto}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("CO")).toBeVisible();
  },
};

export const LongName: Story = {
  ...onPhone,
  args: {
    subtitle: longName,
    photo: <Avatar name={longName} size="passport" onPaper={documentMessages.affixPhoto} />,
  },
};

/** The name keeps its own direction, and what stands beside it stays in place. */
export const RightToLeftName: Story = {
  args: {
    subtitle: rightToLeftName,
    photo: <Avatar name={rightToLeftName} size="passport" onPaper={documentMessages.affixPhoto} />,
    children: <DocumentRows rows={studentRows({ ...student, fullName: rightToLeftName })} />,
  },
};

/** Nothing that is missing is printed as anything but "-". */
export const Missing: Story = {
  args: {
    subtitle: "-",
    photo: <Avatar name="" size="passport" onPaper={documentMessages.affixPhoto} />,
    verification: { verifyUrl: null, code: " " },
    children: <DocumentRows rows={studentRows(noStudent)} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvas.getAllByText("-"))).toHaveLength(8);
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
