/** What the page does by itself: two switches, and the figures of a square that is touched. */
export const SCRIPT = `
const root = document.documentElement;
const kept = (key) => { try { return localStorage.getItem("fhtagn-lab-" + key); } catch { return null; } };
const keep = (key, value) => { try { localStorage.setItem("fhtagn-lab-" + key, value); } catch { /* a file may have no store */ } };
let picked = null;
const tell = () => {
  for (const place of document.querySelectorAll(".detail"))
    place.textContent = picked && place.parentElement.contains(picked) ? picked.title : "";
};
function speak(language) {
  root.lang = root.dataset.lang = language;
  for (const one of document.querySelectorAll("[data-en]")) one.title = one.dataset[language];
  for (const one of document.querySelectorAll("[data-speak]")) one.setAttribute("aria-pressed", String(one.dataset.speak === language));
  tell();
}
for (const one of document.querySelectorAll("[data-speak]"))
  one.addEventListener("click", () => { speak(one.dataset.speak); keep("language", one.dataset.speak); });
speak(kept("language") ?? ((navigator.language ?? "").startsWith("fr") ? "fr" : "en"));
const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
if (kept("theme")) root.dataset.theme = kept("theme");
document.getElementById("theme").addEventListener("click", () => { root.dataset.theme = isDark() ? "light" : "dark"; keep("theme", root.dataset.theme); });
for (const map of document.querySelectorAll(".heat"))
  map.addEventListener("pointerover", ({ target, pointerType }) => { if (pointerType === "mouse") pick(target); });
for (const map of document.querySelectorAll(".heat")) map.addEventListener("click", ({ target }) => pick(target));
function pick(target) {
  const square = target.closest("td[data-en]");
  if (!square) return;
  picked?.classList.remove("picked");
  picked = square;
  picked.classList.add("picked");
  tell();
}
`;
