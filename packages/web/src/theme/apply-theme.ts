/** The document wears the settings: CSS and assistive technology read them from there. */
import type { Settings } from "../settings/player-settings.ts";

export function applyTheme({ locale, theme, textSize, typeface, motion, leftHanded }: Settings): void {
  const { documentElement: root } = document;
  root.lang = locale;
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/manifest.${locale}.webmanifest`);
  root.dataset.theme = theme;
  root.dataset.typeface = typeface;
  root.dataset.motion = motion;
  root.dataset.handed = leftHanded ? "left" : "right";
  root.style.fontSize = `${textSize}%`;
  const ground = getComputedStyle(root).getPropertyValue("--bg");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}
