/* How fast can a machine play random games of tiles? A yardstick: closed games by the full rules, first and
 * second round, every decision uniform over the legal moves, written by hand for speed alone. Not an engine:
 * there is no interface, no record, and nothing is listed that need not be.
 *
 * Where the speed comes from:
 *   - The board is so large that no game reaches its edge; a neighbour is always a fixed step away.
 *   - Every cell knows which of its eight neighbours hold a tile. Whatever else there is to know about a cell
 *     or the tile on it is looked up by that number.
 *   - No list of moves is kept. A handful of tiles, or of sides of tiles, is drawn at once and tried without
 *     a branch, and one that will do is taken; each that will do is as likely as any other.
 *   - Rows, columns and diagonals of each colour stand in bit masks; only a run of four needs adding up.
 *   - The holes in the layout are counted as tiles come and go. Without a hole, a tile's neighbours alone
 *     tell whether the others hang together without it; only with one has anybody to walk and see.
 *
 * build: gcc -std=c11 -O3 -march=native -o tiles_limit tiles_limit.c
 * run:   ./tiles_limit [seconds]        three times so long; the middle one of the three rates is told
 */
#define _POSIX_C_SOURCE 199309L
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    TILES = 30, EACH = 15, TEN = 10,
    LIMIT = 100, REPETITIONS = 3,   /* of the second round (T3) */
    TURN = 512,                     /* cells in a row; 29 + 100 steps from the middle stay on the board */
    MIDDLE = TURN / 2 * TURN + TURN / 2,
    NOWHERE = TURN + 1,             /* a cell that no game comes near */
    PLACES = 16,                    /* for a colour's tiles; the last stays empty: four bits draw one */
    SIDES_DRAWN = 8 * PLACES - 1,   /* seven bits draw a side of any tile */
    LAID = 0x100,                   /* in a cell's mask: a tile lies here itself */
    TILE_DRAWS = 5, SPOT_DRAWS = 8, /* at once, from one throw of the dice */
};

typedef struct {
    uint16_t near[TURN * TURN];     /* by cell: bit d if a tile lies in direction d, and LAID */
    uint8_t kind[TURN * TURN];      /* by cell: 4 * colour + value of the tile that lies there, or 0 */
    uint32_t lines[2][4][32];       /* by colour, direction and line: a bit for each tile, all modulo 32 */
    uint32_t at[2 * PLACES];        /* by tile, PLACES * colour + its place: the cell */
    uint32_t beside[8 * PLACES];    /* by 4 * tile + side: the cell on that side */
    int holes;                      /* groups of free cells that tiles close in */
} Game;

typedef struct {
    uint64_t games, decisions, squares, second_rounds, passes, wins[2], repetitions, limits;
} Tally;

typedef struct { uint64_t x, y; } Dice;
typedef struct { uint8_t count, out[4], home[4]; } Walks;

/* The eight directions going round, right first; every other one is a side. */
static const int AROUND[8] = {1, TURN + 1, TURN, TURN - 1, -1, -TURN - 1, -TURN, -TURN + 1};
static const int STEP[4] = {1, TURN, -1, -TURN};

/* All by a cell's mask. */
static uint8_t GROUPS[512];     /* how many groups its neighbours form that hold together by themselves */
static uint8_t MOVABLE[2][512]; /* whether its tile can go: for certain; perhaps, if there are holes */
static uint8_t LONELY[512];     /* whether it has one neighbour only */
static uint32_t NAMES[512];     /* of a free cell: bit n if it goes by side n % 4 of the tile beside it */
static uint8_t WAY[4][512];     /* by the way one came: the leftmost way on that leads over tiles */
static Walks WALKS[512];        /* the walks that tell whether its neighbours hang together without it */

/* ---- Tables ------------------------------------------------------------------------------------------- */

static int side(int mask, int d) { return mask >> 2 * (d & 3) & 1; }
static int corner(int mask, int d) { return mask >> (2 * (d & 3) + 1) & 1; }
static int joined(int mask, int d) { return side(mask, d) & corner(mask, d) & side(mask, d + 1); }

/* One walk from each group: out by its leftmost tile, and home by the next tile to the left, one hopes. */
static void prepare_walks(int mask, Walks *walks) {
    for (int d = 0; d < 4; d++) {
        if (!side(mask, d) || joined(mask, d)) continue;
        int next = d + 1;
        while (!side(mask, next)) next++;
        walks->out[walks->count] = d;
        walks->home[walks->count++] = (next + 2) & 3;
    }
}

static void prepare_ways(int mask) {
    static const int LEFT_FIRST[4] = {1, 0, 3, 2};
    for (int came = 0; came < 4; came++)
        for (int i = 3; i >= 0; i--)
            if (side(mask, came + LEFT_FIRST[i])) WAY[came][mask] = (came + LEFT_FIRST[i]) & 3;
}

static void prepare(void) {
    for (int mask = 0; mask < 512; mask++) {
        int sides = 0, joints = 0, first = 0;
        for (int d = 3; d >= 0; d--) {
            sides += side(mask, d);
            joints += joined(mask, d);
            if (side(mask, d)) first = d;
        }
        GROUPS[mask] = sides - joints;
        MOVABLE[0][mask] = sides < 4 && sides - joints == 1;
        MOVABLE[1][mask] = sides < 4 && sides > 0;
        LONELY[mask] = sides == 1;
        if (sides && !(mask & LAID)) NAMES[mask] = 0x11111111u << ((first + 2) & 3); /* seen from the tile */
        prepare_ways(mask);
        prepare_walks(mask, &WALKS[mask]);
    }
}

/* ---- Dice: M. Overton's Romu Duo Jr, whose next number is always ready -------------------------------- */

static inline uint64_t roll(Dice *dice) {
    uint64_t given = dice->x, rest = dice->y - given;
    dice->x = dice->y * 15241094284759029579ULL;
    dice->y = rest << 27 | rest >> 37;
    return given;
}

static inline uint32_t below(Dice *dice, uint32_t bound) { return (roll(dice) >> 32) * bound >> 32; }

/* ---- Lines -------------------------------------------------------------------------------------------- */

/* Thirty tiles that hang together span thirty cells, so in words of 32 bits no line meets itself. */
static inline uint32_t turned(uint32_t word, uint32_t by) { return word >> (by & 31) | word << (-by & 31); }

static inline uint32_t *line_through(Game *g, int colour, int d, uint32_t x, uint32_t y) {
    const uint32_t number[4] = {y, y - x, x, y + x};
    return &g->lines[colour][d][number[d] % 32];
}

/* A bit for each place where a run of four begins. Ten takes no less: 3 + 3 + 3 + 1. */
static inline uint32_t fours(uint32_t line) {
    line &= turned(line, 1);
    return line & turned(line, 2);
}

/* The runs of four are told by where they begin, from so many places before the cell on ... */
enum { STANDING = 3, WITHIN = 0xF };    /* ... a tile that stands in one; */
enum { GONE = 4, NEXT_TO = 0x21 };      /* ... a cell that one begins or ends beside. */

/* Enters a tile into its lines or strikes it out, and returns the runs of four on them. */
static inline uint32_t toggle_lines(Game *g, uint32_t cell, int colour, uint32_t before) {
    uint32_t x = cell % 32, y = cell / TURN % 32, runs[4];
    for (int d = 0; d < 4; d++) runs[d] = fours(*line_through(g, colour, d, x, y) ^= 1u << (d == 2 ? y : x));
    return turned(runs[0] | runs[1] | runs[3], x - before) | turned(runs[2], y - before);
}

/* The runs of four on one line. */
static inline uint32_t runs_through(Game *g, uint32_t cell, int colour, int d, uint32_t before) {
    uint32_t x = cell % 32, y = cell / TURN % 32;
    return turned(fours(*line_through(g, colour, d, x, y)), (d == 2 ? y : x) - before);
}

static inline int sum_from(const Game *g, uint32_t cell, int along, int colour) {
    int total = 0;
    while (cell += along, g->kind[cell] && g->kind[cell] / 4 == colour) total += g->kind[cell] % 4;
    return total;
}

static bool makes_ten(Game *g, uint32_t cell, int colour) {
    for (int d = 0; d < 4; d++) {
        if (!(runs_through(g, cell, colour, d, STANDING) & WITHIN)) continue;
        int others = sum_from(g, cell, AROUND[d], colour) + sum_from(g, cell, -AROUND[d], colour);
        if (others + g->kind[cell] % 4 == TEN) return true;
    }
    return false;
}

/* Whether taking a tile away from a cell has cut a longer line down to ten (T1). */
static bool leaves_ten(Game *g, uint32_t cell, int colour) {
    for (int d = 0; d < 4; d++) {
        if (!(runs_through(g, cell, colour, d, GONE) & NEXT_TO)) continue;
        if (sum_from(g, cell, AROUND[d], colour) == TEN) return true;
        if (sum_from(g, cell, -AROUND[d], colour) == TEN) return true;
    }
    return false;
}

/* ---- Tiles come and go -------------------------------------------------------------------------------- */

static inline void tell_neighbours(uint16_t *near) {
    for (int d = 0; d < 8; d++) near[AROUND[d]] ^= 1 << ((d + 4) & 7);
    *near ^= LAID;
}

/* Both return whether there is a run of four that may have become ten. By Euler's formula, a tile that joins
 * n groups of what hangs together anyway closes n - 1 more holes. */
static inline bool put_down(Game *g, int tile, uint32_t cell, int colour, int value) {
    g->holes += GROUPS[g->near[cell]] - 1;
    tell_neighbours(&g->near[cell]);
    g->kind[cell] = 4 * colour + value;
    g->at[tile] = cell;
    for (int d = 0; d < 4; d++) g->beside[4 * tile + d] = cell + STEP[d];
    return toggle_lines(g, cell, colour, STANDING) & WITHIN;
}

static inline bool lift(Game *g, uint32_t cell, int colour) {
    g->holes -= GROUPS[g->near[cell]] - 1;
    tell_neighbours(&g->near[cell]);
    g->kind[cell] = 0;
    return toggle_lines(g, cell, colour, GONE) & NEXT_TO;
}

static void put_away(Game *g, int tile) {
    g->at[tile] = NOWHERE;
    for (int d = 0; d < 4; d++) g->beside[4 * tile + d] = NOWHERE;
}

static void clear(Game *g) {
    for (int tile = 0; tile < 2 * PLACES; tile++) {
        uint32_t cell = g->at[tile];
        g->kind[cell] = 0;
        for (int row = -TURN; row <= TURN; row += TURN)
            memset(&g->near[cell + row - 1], 0, 4 * sizeof *g->near); /* three are meant; four are one word */
        put_away(g, tile);
    }
    memset(g->lines, 0, sizeof g->lines);
    g->holes = 1; /* the first tile joins no group at all, and takes this one off */
}

/* ---- Choosing ----------------------------------------------------------------------------------------- */

/* Any free cell beside a tile, as 4 * tile + side. Several sides may lead to a cell; it goes by one. */
static inline uint32_t pick_spot(const Game *g, Dice *dice, uint32_t drawn) {
    for (;;) {
        uint64_t bits = roll(dice);
        uint32_t hits = 0;
        for (int i = 0; i < SPOT_DRAWS; i++) {
            uint32_t spot = bits >> 7 * i & drawn;
            hits = 2 * hits + (NAMES[g->near[g->beside[spot]]] >> spot % 32 & 1);
        }
        if (hits) return bits >> 7 * (SPOT_DRAWS - 1 - __builtin_ctz(hits)) & drawn;
    }
}

/* Whether the others hang together without a tile. From each group of its neighbours somebody walks over the
 * tiles, the left hand always on free cells. Who comes home by the next group has walked round a hole, so the
 * two are joined; who comes home by any other way has shown that they part. All walk at once, because often
 * one of the walks is short, and of two groups one walk tells. */
static bool hangs_together(const Game *g, uint32_t without) {
    const Walks *walks = &WALKS[g->near[without]];
    int count = walks->count;
    uint32_t cell[4], way[4], home[4];
    for (int i = 0; i < 4; i++) {
        way[i] = walks->out[i];
        home[i] = walks->home[i];
        cell[i] = without + STEP[way[i]];
    }
    for (int i = 0;; i = i + 1 < count ? i + 1 : 0) {
        way[i] = WAY[way[i]][g->near[cell[i]]];
        cell[i] += STEP[way[i]];
        if (cell[i] != without) continue;
        if (way[i] != home[i]) return false;
        if (--count == 1) return true;
        way[i] = way[count];
        home[i] = home[count];
        cell[i] = cell[count];
    }
}

static bool is_free(const Game *g, uint32_t cell) {
    uint32_t mask = g->near[cell];
    return MOVABLE[0][mask] || (g->holes && MOVABLE[1][mask] && hangs_together(g, cell));
}

/* Kept out of line: it is hardly ever asked, and what it needs would be made ready before every move. */
static __attribute__((noinline)) bool is_stuck(const Game *g, int colour) {
    for (int n = 0; n < EACH; n++)
        if (is_free(g, g->at[PLACES * colour + n])) return false;
    return true;
}

/* Any tile of a colour that can be taken out, or -1. */
static inline int pick_tile(const Game *g, Dice *dice, int colour) {
    const uint8_t *movable = MOVABLE[g->holes > 0];
    for (int tries = 1;; tries++) {
        uint64_t bits = roll(dice);
        uint32_t hits = 0;
        for (int i = 0; i < TILE_DRAWS; i++)
            hits = 2 * hits + movable[g->near[g->at[PLACES * colour + (bits >> 4 * i & 15)]]];
        if (hits) {
            int tile = PLACES * colour + (bits >> 4 * (TILE_DRAWS - 1 - __builtin_ctz(hits)) & 15);
            if (!g->holes || is_free(g, g->at[tile])) return tile;
        }
        if (tries % 16 == 0 && is_stuck(g, colour)) return -1;
    }
}

/* Any free tile with any spot that touches another tile; false if there is none (T4). Where the tile lies is
 * no spot, so it cannot go back there (T2). */
static inline bool pick_move(const Game *g, Dice *dice, int colour, int *tile, uint32_t *cell) {
    for (;;) {
        *tile = pick_tile(g, dice, colour);
        if (*tile < 0) return false;
        uint32_t spot = pick_spot(g, dice, SIDES_DRAWN);
        *cell = g->beside[spot];
        bool touches_it_only = ((int)spot / 4 == *tile) & LONELY[g->near[*cell]];
        if (!touches_it_only) return true;
    }
}

/* ---- The game ----------------------------------------------------------------------------------------- */

/* The positions of the second round, as numbers. `seen` tells at once of most positions that they are new. */
typedef struct { uint64_t layout, seen[64], positions[LIMIT + 1]; } History;

static inline uint64_t scramble(uint64_t number) {
    number *= 0x9E3779B97F4A7C15ULL;
    number ^= number >> 32;
    return number * 0xD6E8FEB86659FD93ULL;
}

/* The first layout counts as 0; tiles of equal colour and value are the same (T8). */
static inline void note_move(History *h, uint32_t from, uint32_t to, uint32_t kind) {
    h->layout ^= scramble(8 * from + kind) ^ scramble(8 * to + kind);
}

static inline bool has_stood_often(History *h, int moved) {
    uint64_t position = h->layout + (moved & 1), bit = 1ULL << (position >> 52 & 63);
    uint64_t *seen = &h->seen[position >> 58];
    bool is_new = !(*seen & bit);
    *seen |= bit;
    h->positions[moved] = position;
    if (is_new) return false;
    int times = 0;
    for (int i = 0; i <= moved; i++) times += h->positions[i] == position;
    return times >= REPETITIONS;
}

/* Returns the winner, or -1 for a draw. */
static int second_round(Game *g, Dice *dice, Tally *tally, int *moved) {
    History h = {0};
    has_stood_often(&h, 0);
    for (;;) {
        int colour = *moved & 1, tile;
        uint32_t to;
        ++*moved;
        if (pick_move(g, dice, colour, &tile, &to)) {
            uint32_t from = g->at[tile], kind = g->kind[from];
            bool cut = lift(g, from, colour), grown = put_down(g, tile, to, colour, kind % 4);
            if (grown && makes_ten(g, to, colour)) return colour;
            if (cut && leaves_ten(g, from, colour)) return colour;
            note_move(&h, from, to, kind);
        } else {
            tally->passes++;
        }
        if (has_stood_often(&h, *moved)) {
            tally->repetitions++;
            return -1;
        }
        if (*moved == LIMIT) {
            tally->limits++;
            return -1;
        }
    }
}

static inline int draw_tile(Dice *dice, uint8_t *bag, int left) {
    uint8_t *drawn = &bag[below(dice, left)], value = *drawn;
    *drawn = bag[left - 1];
    return value;
}

/* Returns the winner, or -1 if all tiles lie and nobody has won. */
static int first_round(Game *g, Dice *dice, int *laid) {
    uint8_t bags[2][EACH] = {
        {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3},
        {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3},
    };
    uint32_t places = 1; /* of a colour, to draw from: enough for the tiles that lie, and a power of two */
    while (*laid < TILES) {
        int colour = *laid & 1, n = *laid / 2, value = draw_tile(dice, bags[colour], EACH - n);
        uint32_t cell = *laid ? g->beside[pick_spot(g, dice, 4 * PLACES + 4 * places - 1)] : MIDDLE;
        bool grown = put_down(g, PLACES * colour + n, cell, colour, value);
        if (++*laid > 2 * (int)places) places *= 2;
        if (grown && makes_ten(g, cell, colour)) return colour;
    }
    return -1;
}

static void play(Game *g, Dice *dice, Tally *tally) {
    int laid = 0, moved = 0;
    clear(g);
    int winner = first_round(g, dice, &laid);
    if (winner < 0) {
        tally->second_rounds++;
        winner = second_round(g, dice, tally, &moved);
    }
    if (winner >= 0) tally->wins[winner]++;
    tally->games++;
    tally->decisions += laid + moved;
    tally->squares += (laid + moved) * (laid + moved);
}

/* ---- Measuring ---------------------------------------------------------------------------------------- */

#ifndef NO_MAIN
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double middle_one(double three[3]) {
    qsort(three, 3, sizeof *three, by_size);
    return three[1];
}

static void tell(double games_per_s, double steps_per_s, const Tally *t) {
    double n = t->games, mean = t->decisions / n;
    printf("{\"peer\": \"limit C\", \"game\": \"tiles\", \"games_per_s\": %.0f, \"steps_per_s\": %.0f, "
           "\"games\": %.0f, \"avg_len\": %.3f, \"var_len\": %.1f, \"second_round\": %.5f, \"draws\": %.5f, "
           "\"wins\": [%.5f, %.5f], \"repetitions\": %.7f, \"passes\": %.5f}\n",
           games_per_s, steps_per_s, n, mean, t->squares / n - mean * mean, t->second_rounds / n,
           (t->repetitions + t->limits) / n, t->wins[0] / n, t->wins[1] / n, t->repetitions / n,
           t->passes / n);
}

int main(int argc, char **argv) {
    static Game g;
    double seconds = argc > 1 ? atof(argv[1]) : 3, games[3], steps[3];
    Tally tally = {0};
    prepare();
    for (int tile = 0; tile < 2 * PLACES; tile++) put_away(&g, tile);
    for (int run = 0; run < 3; run++) {
        Dice dice = {88172645463325252ULL, 2685821657736338717ULL * (run + 1)};
        Tally before = tally;
        double began = now(), spent;
        do {
            for (int i = 0; i < 256; i++) play(&g, &dice, &tally);
            spent = now() - began;
        } while (spent < seconds);
        games[run] = (tally.games - before.games) / spent;
        steps[run] = (tally.decisions - before.decisions) / spent;
    }
    tell(middle_one(games), middle_one(steps), &tally);
    return 0;
}
#endif
