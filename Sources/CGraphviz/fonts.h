// The fonts that pango draws with, by fontconfig: which characters none of them has.

#ifndef COORDINATORGRAPH_CGRAPHVIZ_FONTS_H
#define COORDINATORGRAPH_CGRAPHVIZ_FONTS_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// fontconfig's set of fonts.
typedef struct {
  int count, room;
  void **fonts;
} cg_font_set_t;

/// fontconfig's functions, found at run time: it is not linked, and pango may not have loaded it.
typedef struct {
  cg_font_set_t *(*fonts)(void *configuration, int set);
  int (*characters)(void *font, const char *property, int index, void **characters);
  int (*contains)(void *characters, uint32_t character);
} cg_fontconfig_t;

/// False where pango has not loaded fontconfig.
static inline bool cg_find_fontconfig(cg_fontconfig_t *found) {
#ifdef __APPLE__
  // There pango draws with Core Text, which has a font for everything.
  return false;
#else
  void *library = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_NOLOAD);
  if (!library) return false;
  *(void **)&found->fonts = dlsym(library, "FcConfigGetFonts");
  *(void **)&found->characters = dlsym(library, "FcPatternGetCharSet");
  *(void **)&found->contains = dlsym(library, "FcCharSetHasChar");
  return found->fonts && found->characters && found->contains;
#endif
}

/// Whether no font that fontconfig knows has a character. False where that is not known.
static inline bool cg_lacks_font(const cg_fontconfig_t *library, uint32_t character) {
  cg_font_set_t *set = library->fonts(NULL, 0);
  if (!set) return false;
  for (int index = 0; index < set->count; index++) {
    void *characters = NULL;
    if (library->characters(set->fonts[index], "charset", 0, &characters) != 0) continue;
    if (library->contains(characters, character)) return false;
  }
  return true;
}

#endif
