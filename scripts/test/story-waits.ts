/** In a test of stories: a page draws no frame for a second where machines do other things too. What ends a wait hangs. */
import { configure } from "storybook/test";

configure({ asyncUtilTimeout: 15_000 });
