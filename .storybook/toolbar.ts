import type { Preview } from "@storybook/react-vite";
import { defaultBrandHue } from "../packages/domain/src/school/brand-hue.ts";
import { storyDays } from "./story-clock.ts";

const brandHues: Readonly<Record<string, number>> = {
  green: defaultBrandHue,
  olive: 100,
  teal: 183,
  blue: 265,
  purple: 310,
  crimson: 0,
};

/** The hue of a name, or of a number, which `globals: { brandHue: 120 }` may be. */
export const hueOf = (choice: string | number): number => brandHues[choice] ?? Number(choice);

/** What the toolbar offers above every story; the viewport's choices are a parameter. */
export const globalTypes: Preview["globalTypes"] = {
  theme: {
    description: "Light, dark, or what the system says",
    toolbar: {
      icon: "circlehollow",
      items: [
        { value: "light", title: "Light" },
        { value: "dark", title: "Dark" },
        { value: "system", title: "As the system" },
      ],
      dynamicTitle: true,
    },
  },
  brandHue: {
    description: "The one colour that a school chooses",
    toolbar: {
      icon: "paintbrush",
      items: Object.entries(brandHues).map(([value, hue]) => ({
        value,
        title: `${value[0]?.toUpperCase()}${value.slice(1)}, ${hue}`,
      })),
      dynamicTitle: true,
    },
  },
  density: {
    description: "Roomy for applicants, compact for staff tables",
    toolbar: {
      icon: "component",
      items: [
        { value: "roomy", title: "Roomy" },
        { value: "compact", title: "Compact" },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: "Text as it comes, or twice as large, as a person with weak eyes sets it",
    toolbar: {
      icon: "paragraph",
      items: [
        { value: "100", title: "Text 100 %" },
        { value: "200", title: "Text 200 %" },
      ],
      dynamicTitle: true,
    },
  },
  media: {
    description: "On the screen, or as the printer gets it",
    toolbar: {
      icon: "print",
      items: [
        { value: "screen", title: "Screen" },
        { value: "print", title: "Print" },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: "Motion as the browser is set, or reduced",
    toolbar: {
      icon: "lightning",
      items: [
        { value: "system", title: "Motion as the system" },
        { value: "reduced", title: "Reduced motion" },
      ],
      dynamicTitle: true,
    },
  },
  colours: {
    description: "The page's colours, or those that a person forces on every page",
    toolbar: {
      icon: "contrast",
      items: [
        { value: "own", title: "Colours of the page" },
        { value: "forced", title: "Forced colours" },
      ],
      dynamicTitle: true,
    },
  },
  date: {
    description: "The day on which the story plays",
    toolbar: { icon: "calendar", items: storyDays, dynamicTitle: true },
  },
};

/** How a story is shown unless somebody chooses otherwise, or the story itself does. */
export const initialGlobals: Preview["initialGlobals"] = {
  theme: "light",
  brandHue: "green",
  density: "roomy",
  textSize: "100",
  media: "screen",
  motion: "system",
  colours: "own",
  date: "ordinary",
};
