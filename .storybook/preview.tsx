import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { setStoryDay, storyDays } from "./story-clock.ts";
import "./stories.css";

const preview: Preview = {
  parameters: {
    a11y: { test: "error" },
    controls: { expanded: true, sort: "requiredFirst" },
    viewport: {
      options: {
        phone: { name: "Phone, 360", styles: { width: "360px", height: "740px" }, type: "mobile" },
        tablet: {
          name: "Tablet, 768",
          styles: { width: "768px", height: "1024px" },
          type: "tablet",
        },
        desk: { name: "Desk, 1280", styles: { width: "1280px", height: "800px" }, type: "desktop" },
      },
    },
    options: {
      storySort: { order: ["Components", "Patterns", "Documents", "Shell"] },
    },
  },
  globalTypes: {
    theme: {
      description: "Light, dark, or what the system says",
      toolbar: {
        icon: "circlehollow",
        items: ["light", "dark", "system"],
        dynamicTitle: true,
      },
    },
    density: {
      description: "Roomy for applicants, compact for staff tables",
      toolbar: { icon: "component", items: ["roomy", "compact"], dynamicTitle: true },
    },
    date: {
      description: "The day on which the story plays",
      toolbar: { icon: "calendar", items: storyDays, dynamicTitle: true },
    },
  },
  initialGlobals: { theme: "light", density: "roomy", date: "ordinary" },
  // Before a story's own preparations, which may read the clock.
  beforeEach: ({ globals }) => setStoryDay(globals["date"]),
  decorators: [
    (Story, { globals }) => {
      const { theme, density, date } = globals;
      setStoryDay(date);
      useLayoutEffect(() => {
        document.documentElement.dataset["theme"] = theme;
        document.documentElement.dataset["density"] = density;
      }, [theme, density]);
      return <Story />;
    },
  ],
  tags: ["autodocs"],
};

export default preview;
