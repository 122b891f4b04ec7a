/* Onirim, solo base game, written by hand in C: the speed reference. */
#include <stdint.h>
#include <string.h>
enum { SUN, MOON, KEY };
enum { DOOR0 = 12, NIGHTMARE = 16, KINDS = 17, HAND = 5 };
enum { TURN, PROPH_DISCARD, PROPH_ORDER, DOOR, DREAM, WON, LOST };
enum { RETURN_DOOR0 = 5, REVEAL = 9, DROP_HAND = 10 };

#ifdef RNG64
typedef uint64_t RNG;
#else
typedef uint32_t RNG;
#endif
typedef struct {
    RNG rng;
    int16_t turns, decisions;
    uint8_t deck[76], limbo[20], row[60], hand[5], seen[5], order[5], discarded[KINDS], doors[4];
    uint8_t n_deck, n_limbo, n_row, n_hand, n_seen, n_order, n_doors, known, run_len, phase, pending;
    int8_t last_symbol, run_colour;
} Game;

static inline uint32_t hash32(uint32_t h) {
    h ^= h >> 16; h *= 0x85EBCA6Bu; h ^= h >> 13; h *= 0xC2B2AE35u; h ^= h >> 16;
    return h ? h : 0x9E3779B9u;
}
#ifdef RNG64
static inline uint32_t below64(uint64_t *s, uint32_t n) { /* splitmix64, high 32 bits */
    uint64_t z = (*s += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    z ^= z >> 31;
    return (uint32_t)(((z >> 32) * (uint64_t)n) >> 32);
}
#define below below64
#else
static inline uint32_t below(uint32_t *s, uint32_t n) {
    uint32_t x = *s;
    x ^= x << 13; x ^= x >> 17; x ^= x << 5;
    *s = x;
    return (uint32_t)(((uint64_t)x * n) >> 32);
}
#endif

static void shuffle(Game *g) {
    g->known = 0;
#ifndef LAZY
    uint8_t *d = g->deck;
    RNG x = g->rng;             /* local: byte stores may alias g->rng otherwise (2x slower) */
    for (int i = g->n_deck - 1; i > 0; i--) {
        int j = below(&x, i + 1);
        uint8_t c = d[i]; d[i] = d[j]; d[j] = c;
    }
    g->rng = x;
#endif
}
static inline int draw(Game *g) {
    if (g->known > 0) { g->known--; return g->deck[--g->n_deck]; }
#ifdef LAZY
    int n = g->n_deck, j = below(&g->rng, n);
    int c = g->deck[j];
    g->deck[j] = g->deck[n - 1];
    g->n_deck = n - 1;
    return c;
#else
    return g->deck[--g->n_deck];
#endif
}
static inline int pop_at(uint8_t *a, uint8_t *n, int i) {
    int c = a[i];
    int m = --*n;
    for (; i < m; i++) a[i] = a[i + 1];
    return c;
}
static int draw_hand(Game *g) {
    while (g->n_hand < HAND) {
        if (!g->n_deck) return 0;
        int c = draw(g);
        if (c < DOOR0) g->hand[g->n_hand++] = c; else g->limbo[g->n_limbo++] = c;
    }
    return 1;
}
static void end_turn(Game *g) {
    if (g->n_limbo) {
        memcpy(g->deck + g->n_deck, g->limbo, g->n_limbo);
        g->n_deck += g->n_limbo; g->n_limbo = 0;
        shuffle(g);
    }
    g->turns++;
    g->phase = TURN;
}
static inline int has_key(const Game *g, int colour) {
    for (int i = 0; i < g->n_hand; i++) if (g->hand[i] == colour * 3 + KEY) return 1;
    return 0;
}
static void fill(Game *g) {
    while (g->n_hand < HAND) {
        if (!g->n_deck) { g->phase = LOST; return; }
        int c = draw(g);
        if (c < DOOR0) g->hand[g->n_hand++] = c;
        else if (c < NIGHTMARE) {
            if (has_key(g, c - DOOR0)) { g->pending = c; g->phase = DOOR; return; }
            g->limbo[g->n_limbo++] = c;
        } else { g->phase = DREAM; return; }
    }
    end_turn(g);
}
static inline int gain_door(Game *g, int colour) {
    g->doors[colour]++;
    if (++g->n_doors == 8) { g->phase = WON; return 1; }
    return 0;
}
static void finish_prophecy(Game *g) {
    if (g->n_seen) g->order[g->n_order++] = g->seen[--g->n_seen];
    g->known += g->n_order;
    while (g->n_order) g->deck[g->n_deck++] = g->order[--g->n_order];
    fill(g);
}
static void init_game(Game *g, uint64_t seed) {
    static const int suns[4] = {9, 8, 7, 6};
    memset(g, 0, sizeof *g);
#ifdef RNG64
    g->rng = seed * 0xD1342543DE82EF95ull + 1;
#else
    g->rng = hash32((uint32_t)seed);
#endif
    int n = 0;
    for (int c = 0; c < 4; c++) {
        for (int i = 0; i < suns[c]; i++) g->deck[n++] = c * 3 + SUN;
        for (int i = 0; i < 4; i++) g->deck[n++] = c * 3 + MOON;
        for (int i = 0; i < 3; i++) g->deck[n++] = c * 3 + KEY;
        for (int i = 0; i < 2; i++) g->deck[n++] = DOOR0 + c;
    }
    for (int i = 0; i < 10; i++) g->deck[n++] = NIGHTMARE;
    g->n_deck = n; g->last_symbol = -1; g->run_colour = -1;
    shuffle(g);
    draw_hand(g);
    end_turn(g);
}
static int legal(const Game *g, uint8_t *a) {
    int n = 0;
    switch (g->phase) {
    case TURN:
        for (int i = 0; i < HAND; i++) if (g->hand[i] % 3 != g->last_symbol) a[n++] = i;
        for (int i = 0; i < HAND; i++) a[n++] = 5 + i;
        break;
    case DREAM:
        for (int i = 0; i < g->n_hand; i++) if (g->hand[i] % 3 == KEY) a[n++] = i;
        for (int c = 0; c < 4; c++) if (g->doors[c]) a[n++] = RETURN_DOOR0 + c;
        a[n++] = REVEAL; a[n++] = DROP_HAND;
        break;
    case DOOR: a[n++] = 0; a[n++] = 1; break;
    case PROPH_DISCARD: case PROPH_ORDER:
        for (int i = 0; i < g->n_seen; i++) a[n++] = i;
    }
    return n;
}
static void apply(Game *g, int action) {
    g->decisions++;
    switch (g->phase) {
    case TURN:
        if (action < 5) {
            int card = pop_at(g->hand, &g->n_hand, action), colour = card / 3;
            g->row[g->n_row++] = card;
            g->last_symbol = card % 3;
            if (colour == g->run_colour) g->run_len++; else { g->run_colour = colour; g->run_len = 1; }
            if (g->run_len == 3) {
                g->run_len = 0;
                for (int k = 0; k < g->n_deck; k++)
                    if (g->deck[k] == DOOR0 + colour) {
                        g->deck[k] = g->deck[--g->n_deck];
                        shuffle(g);
                        if (gain_door(g, colour)) return;
                        break;
                    }
            }
        } else {
            int card = pop_at(g->hand, &g->n_hand, action - 5);
            g->discarded[card]++;
            if (card % 3 == KEY && g->n_deck) {
                int n = g->n_deck < 5 ? g->n_deck : 5;
                for (int i = 0; i < n; i++) g->seen[g->n_seen++] = draw(g);
                g->phase = PROPH_DISCARD;
                return;
            }
        }
        break;
    case DREAM:
        g->discarded[NIGHTMARE]++;
        if (action < 5) g->discarded[pop_at(g->hand, &g->n_hand, action)]++;
        else if (action < REVEAL) {
            int c = action - RETURN_DOOR0;
            g->doors[c]--; g->n_doors--;
            g->limbo[g->n_limbo++] = DOOR0 + c;
        } else if (action == REVEAL) {
            int n = g->n_deck < 5 ? g->n_deck : 5;
            for (int i = 0; i < n; i++) {
                int card = draw(g);
                if (card < DOOR0) g->discarded[card]++; else g->limbo[g->n_limbo++] = card;
            }
        } else {
            for (int i = 0; i < g->n_hand; i++) g->discarded[g->hand[i]]++;
            g->n_hand = 0;
            if (!draw_hand(g)) { g->phase = LOST; return; }
        }
        break;
    case DOOR: {
        int c = g->pending - DOOR0;
        if (action == 1) {
            int key = c * 3 + KEY;
            for (int i = 0; i < g->n_hand; i++) if (g->hand[i] == key) { pop_at(g->hand, &g->n_hand, i); break; }
            g->discarded[key]++;
            if (gain_door(g, c)) return;
        } else g->limbo[g->n_limbo++] = g->pending;
        break; }
    case PROPH_DISCARD:
        g->discarded[pop_at(g->seen, &g->n_seen, action)]++;
        g->phase = PROPH_ORDER;
        if (g->n_seen <= 1) finish_prophecy(g);
        return;
    default:
        g->order[g->n_order++] = pop_at(g->seen, &g->n_seen, action);
        if (g->n_seen == 1) finish_prophecy(g);
        return;
    }
    fill(g);
}
